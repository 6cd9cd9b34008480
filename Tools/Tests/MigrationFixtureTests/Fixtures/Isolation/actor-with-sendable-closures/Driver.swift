print(await KilnWatch().watch())
