print(WindowCleaner(floor: 9).clean())
