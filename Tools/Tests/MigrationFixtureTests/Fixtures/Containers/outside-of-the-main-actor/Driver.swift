print(Press1318().liters())
