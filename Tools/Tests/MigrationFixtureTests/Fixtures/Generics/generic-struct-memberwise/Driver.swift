let crate = LabelledCrate(content: [1], tag: "T")
print(crate.lift(), LabelledCrate(content: 1.5, tag: 7, isOpen: true).lift())
