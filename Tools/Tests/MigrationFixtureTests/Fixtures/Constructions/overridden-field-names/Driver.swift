print(DockForeman().stamps())
