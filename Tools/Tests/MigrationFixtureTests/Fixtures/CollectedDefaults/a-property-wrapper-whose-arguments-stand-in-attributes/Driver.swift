print(Taken19Holder().text)
