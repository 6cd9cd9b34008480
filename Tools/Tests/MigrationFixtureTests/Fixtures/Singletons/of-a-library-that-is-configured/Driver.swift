Buoy6111.shared.start()
BuoySettings6111().speak()
print(Buoy6111.shared.report("tide"))
