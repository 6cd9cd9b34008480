print(DeskFan().cool())
