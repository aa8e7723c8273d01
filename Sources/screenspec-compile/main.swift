print("screenspec-compile")
