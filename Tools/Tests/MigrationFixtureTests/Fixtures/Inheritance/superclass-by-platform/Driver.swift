print(Hygrometer().read())
