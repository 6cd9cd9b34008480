print(QuarryOffice().weigh("slate"), ToyQuarry().weigh("slate"))
