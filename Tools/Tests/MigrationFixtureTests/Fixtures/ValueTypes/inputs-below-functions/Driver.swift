print(Mark6185.named("a").text(), Mark6185.none.text())
print(Stamp6185(name: "s").text(), Stamp6185.all.count)
