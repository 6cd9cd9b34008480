_ = Probe6210()
print(Maker6210().make())
