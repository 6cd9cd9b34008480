print(Photographer().album(), Photographer().contactSheet())
