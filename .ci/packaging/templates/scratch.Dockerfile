# ScreenSpec @VERSION@ and nothing else: 'git' and 'dot' are missing, so that 'check --changed-since' says that it cannot ask, and
# 'docs' says in words what diagrams would show. The image debian.Dockerfile has both.
#
#   docker build -f scratch.Dockerfile -t screenspec .      beside the unpacked archive for Linux
#   docker run --rm -v "$PWD:/project" screenspec check --strict
FROM scratch
COPY screenspec /screenspec
WORKDIR /project
ENTRYPOINT ["/screenspec"]
