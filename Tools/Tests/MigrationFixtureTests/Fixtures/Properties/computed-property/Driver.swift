let meter = WaterMeter()
meter.bill = 500
print(meter.cost, meter.bill)
