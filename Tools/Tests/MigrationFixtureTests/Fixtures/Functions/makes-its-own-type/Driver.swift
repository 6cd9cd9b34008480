print(Dune6119.last(or: "none").name, Dune6119.made(["a"])[0].height())
let kind: Dune6119.Type = Dune6119.self
print(kind.init(name: "b").name)
