print(TypeSpecimen().list())
