await MainActor.run {
  let loader = Loader6209()
  loader.prepare()
  print(loader.onLoad?() ?? false, loader.name)
  loader.look()
  loader.load()
}
let shadow6209 = Shadow6209()
shadow6209.prepare()
print(shadow6209.onLoad?() ?? 0)
