PlinthLog().add(3)
PlinthEraser().erase()
print(PlinthReader().count(), plinthNumbers)
