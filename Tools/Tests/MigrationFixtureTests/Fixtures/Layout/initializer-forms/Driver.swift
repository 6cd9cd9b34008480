print(GlassBlower(name: "Bo").blow(), KilnKeeper(name: "Jo").keep(), SandSifter().sift())
