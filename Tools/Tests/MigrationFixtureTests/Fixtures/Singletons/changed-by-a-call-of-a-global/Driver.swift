PlinthLog().add(3)
print(PlinthReader().count())
