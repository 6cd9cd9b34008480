print(Inspector().inspect())
