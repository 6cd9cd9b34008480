print(KelpPanel().line(), KelpRow().line())
