print(parishReport())
