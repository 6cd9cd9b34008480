let shift = BakeryShift1313()
shift.work(2)
shift.again()
print(shift.oven.loaves)
