let barograph = Barograph()
barograph.pressure = 990
print(barograph.pressure)
