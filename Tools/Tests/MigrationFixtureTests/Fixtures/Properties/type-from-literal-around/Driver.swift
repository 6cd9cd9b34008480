let orchestra = Orchestra()
orchestra.add()
print(orchestra.seats)
