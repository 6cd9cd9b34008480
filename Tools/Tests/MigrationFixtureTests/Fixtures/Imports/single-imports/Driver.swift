print(NarwhalReader().read(NarwhalPlace(file: URL(fileURLWithPath: "/no-narwhal"))))
