let greenhouse = Greenhouse()
print(greenhouse.degrees)
greenhouse.warm()
print(greenhouse.degrees)
