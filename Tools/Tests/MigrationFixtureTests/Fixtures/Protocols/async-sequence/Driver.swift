print(await SeismicDesk().strongest(4))
