let home = Home()
home.run()
home.run()
