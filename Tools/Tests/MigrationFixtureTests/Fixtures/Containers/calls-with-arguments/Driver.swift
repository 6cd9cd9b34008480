let chandlery1407 = Chandlery1407()
print("open", chandlery1407.rows([1, 2]), chandlery1407.lamps(3))
