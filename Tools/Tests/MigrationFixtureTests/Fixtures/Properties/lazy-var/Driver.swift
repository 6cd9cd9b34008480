let pipe = OrganPipe()
print("not yet")
print(pipe.sound())
