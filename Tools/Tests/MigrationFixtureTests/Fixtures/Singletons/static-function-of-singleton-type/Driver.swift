print(Glazier().glaze(3))
