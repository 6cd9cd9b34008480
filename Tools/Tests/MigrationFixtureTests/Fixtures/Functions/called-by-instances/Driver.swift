let label2903 = Label2903()
label2903.show("a")
print(label2903.text, Label2903.title("b"), Stamp2903().show(), Stamp2903.made(), Tools2903.both())
print(Tag2903(name: "tag").show(), Tag2903.tagEnding2903())
