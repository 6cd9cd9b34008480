print("End23", End23User().count)
