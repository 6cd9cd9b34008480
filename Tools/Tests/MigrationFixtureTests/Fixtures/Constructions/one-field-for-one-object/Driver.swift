print(Kiln().fire(3), Kiln().fireAll())
