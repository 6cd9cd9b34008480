let home = Home()
home.run()
