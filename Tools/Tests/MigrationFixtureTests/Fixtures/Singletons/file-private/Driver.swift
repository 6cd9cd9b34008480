print(Confectioner().sweeten())
