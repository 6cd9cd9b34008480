let shells = CatalogueOfShells { "shell \($0)" }
print(shells.text(of: "/no-such-shell"))
