print(GlassRoot().make().blow())
