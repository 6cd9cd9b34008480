print(redLighthouse1416().shine(), Lighthouse1416().shine())
print(Buoy1416().shine(), greenBuoy1416().shine())
