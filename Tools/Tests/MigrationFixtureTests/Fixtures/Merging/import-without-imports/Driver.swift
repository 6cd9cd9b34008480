print(Ropemaker().metres())
