UserDefaults.standard.set(4, forKey: "kelp.depth")
print(KelpHarbor().report(), KelpPier().sail(), KelpBuoy().depth(), KelpQuay().entries())
